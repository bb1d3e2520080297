/**
 * Whether a number is a multiple of another as people write them: 19.99 is one of 0.01, though the
 * quotient of the two doubles is no integer. Exact: their shortest decimals are compared. No number is
 * one of 0, which no schema may ask for and foreign ones do.
 */
export function isMultiple(value: number, step: number): boolean {
  if (step === 0) return false;
  if (Number.isInteger(value) && Number.isInteger(step)) return value % step === 0;
  if (!Number.isFinite(value) || !Number.isFinite(step)) return false;
  const one = decimalOf(value);
  const other = decimalOf(step);
  const exponent = Math.min(one.exponent, other.exponent);
  return scaled(one, exponent) % scaled(other, exponent) === 0n;
}

/** So many times the step, without the digits that doubles add: 3 times 0.1 is 0.3. */
export function multipleOf(times: number, step: number): number {
  return Number.isInteger(step) ? times * step : Number((times * step).toPrecision(15));
}

interface Decimal {
  readonly digits: bigint;
  readonly exponent: number;
}

function decimalOf(value: number): Decimal {
  const [digits, power] = value.toExponential().split("e") as [string, string];
  const fraction = digits.split(".")[1] ?? "";
  return { digits: BigInt(digits.replace(".", "")), exponent: Number(power) - fraction.length };
}

function scaled({ digits, exponent }: Decimal, to: number): bigint {
  return digits * 10n ** BigInt(exponent - to);
}

// What speed is promised: each row a ratio of two figures taken in one run, and the most it may be.
// A ratio says the same on a slow and on a fast machine; milliseconds do not.

/** @param {Record<string, { seconds: number, megabytes: number }>} figures by name, as main.mjs takes them */
export function ratios(figures) {
  const seconds = (name) => figures[name]?.seconds;
  const megabytes = (name) => figures[name]?.megabytes;
  const rows = [];
  const row = (what, value, most) => value !== undefined && Number.isFinite(value) && rows.push({ what, value, most, met: value <= most });
  const ratio = (what, left, right, most) => row(what, left === undefined || right === undefined ? undefined : left / right, most);

  ratio("--help / node -e 0", seconds("--help"), seconds("node -e 0"), 1.6);
  ratio("explain / node -e 0", seconds("explain"), seconds("node -e 0"), 1.6);
  // Two seconds where a bare Node starts in a ninth of one.
  ratio("import 2 MB / node -e 0", seconds("import 2 MB"), seconds("node -e 0"), 18.5);
  // A tenth of a second where a bare Node starts in a ninth.
  ratio("--watch, an edit of the own catalog / node -e 0", seconds("--watch, an edit of the own catalog"), seconds("node -e 0"), 0.9);
  ratio("gate 500 / buf lint 500", seconds("gate 500"), seconds("buf lint 500"), 1);
  ratio("generate 500 / buf generate 500", seconds("generate 500"), seconds("buf generate 500"), 0.4);
  ratio("lint 500 / redocly lint 500", seconds("lint 500"), seconds("redocly lint 500"), 0.5);
  ratio("generate 10000 / buf generate 10000", seconds("generate 10000"), seconds("buf generate 10000"), 0.2);
  ratio("gate 10000 / buf lint 10000", seconds("gate 10000"), seconds("buf lint 10000"), 0.7);
  ratio("generate 10000, MB", megabytes("generate 10000"), 1, 700);
  // Linear: twenty times the actions cost at most twenty-two times what start-up leaves of 500.
  const start = seconds("--help");
  const growth = (command, large, factor) => {
    const small = seconds(`${command} 500`);
    const big = seconds(`${command} ${large}`);
    if (small === undefined || big === undefined || start === undefined) return;
    row(`${command} ${large} / ${command} 500, without start-up`, (big - start) / (small - start), factor * 1.1);
  };
  growth("generate", 10000, 20);
  growth("gate", 10000, 20);
  growth("generate", 50000, 100);
  growth("gate", 50000, 100);
  ratio("diff 10000 / buf breaking 10000", seconds("diff 10000"), seconds("buf breaking 10000"), 0.2);
  ratio("diff 10000, MB", megabytes("diff 10000"), 1, 600);
  return rows;
}

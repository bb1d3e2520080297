import { indexTexts, nearTo, rank, sharedBy } from "../../generator/routing/rank.js";
import { stems } from "../../generator/routing/stem.js";

describe("stems", () => {
  it("are the same for the forms of a Russian word", () => {
    const [first, ...others] = ["справочник", "справочника", "справочники", "справочников"].map((word) => stems(word).join());
    expect(others.every((stem) => stem === first)).toBe(true);
  });

  it("split names into words", () => {
    expect(stems("set_length metadataEdit")).toEqual(stems("set length metadata edit"));
  });
});

describe("ranking", () => {
  const index = indexTexts([
    { name: "metadata_read", text: "Показывает объект метаданных, его реквизиты и свойства." },
    { name: "metadata_edit", text: "Меняет свойства объекта: длину строки, синоним, подсказку." },
    { name: "rights_read", text: "Показывает права роли на объекты." },
  ]);

  it("finds the text that shares the rarest words", () => {
    expect(rank(index, "какие права есть у роли")[0]?.name).toBe("rights_read");
    expect(rank(index, "поменяй длину строки и синоним")[0]?.name).toBe("metadata_edit");
  });

  it("finds nothing where no word is shared", () => {
    expect(rank(index, "выгрузить макет")).toEqual([]);
  });

  it("tells which texts are near, and what they share", () => {
    const near = nearTo(index, 0, 0);
    expect(near.map(({ text }) => text)).toEqual([0, 1, 2]);
    expect(near[0]!.value).toBeCloseTo(1);
    expect(near[2]!.value).toBeGreaterThan(0);
    expect(near[2]!.value).toBeLessThan(0.6);
    expect(nearTo(index, 0, 0.6).map(({ text }) => text)).toEqual([0]);
    expect(sharedBy(index, 0, 2)).toContain(stems("показывает")[0]);
  });
});

/* They stand in many sentences and say nothing of what these are about. */
const common = new Set(
  `the and are for with from that this what which how many has have does did was were who when where why can will not one
two its his her their our your you they them she him all each every any some then than there here into out about right
answer choose complete put order sentence question word words true best make tell say see look need same other another
first next last because use used show find write read`.split(/\s+/),
);

/** One word in all its forms. */
const rootOf = (word: string): string =>
  /^\p{L}{4}/u.test(word) ? word.slice(0, 3) + word.slice(3).replace(/(?:ing|ed|es|s)$/, '') : word;

/** What a text is about: its words, numbers and signs. Who asks how many asks to count. */
export const aboutOf = (text: string): ReadonlySet<string> =>
  new Set(
    (
      text
        .toLowerCase()
        .replace(/how (?:many|much)|number of/g, 'count')
        .match(/\p{L}{3,}|[∈∉∩∪∅⊂+−×÷=<>%°²³]|\bn\(|\d+/gu) ?? []
    )
      .filter((word) => !common.has(word))
      .map(rootOf),
  );

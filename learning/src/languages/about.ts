/* Frequent words that say nothing about the topic of a sentence. */
const common = new Set(
  `the and are for with from that this what which how many has have does did was were who when where why can will not one
two its his her their our your you they them she him all each every any some then than there here into out about right
answer choose complete put order sentence question word words true best make tell say see look need same other another
first next last because use used show find write read`.split(/\s+/),
);

/** Reduces a word's forms to one. */
const rootOf = (word: string): string =>
  /^\p{L}{4}/u.test(word) ? word.slice(0, 3) + word.slice(3).replace(/(?:ing|ed|es|s)$/, '') : word;

/** The topic words, numbers and signs of a text. The caller decides how many matches it needs. */
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

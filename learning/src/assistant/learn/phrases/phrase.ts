/** One thing that a teacher says in class, in the four languages. */
export type Phrase = readonly [en: string, sw: string, fr: string, lg: string];

export type Situation = { readonly title: string; readonly phrases: readonly Phrase[] };

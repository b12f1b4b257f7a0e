export { makeSheet } from './code-sheet.ts';
export { consentByLink, recordClassPapers } from './consent.db.ts';
export { approve, setPaper } from './consent.ts';
export { dropCodesOf, link, setChoice } from './families.db.ts';
export { asChild, checkKind, issueSecret, makeChild, newCard } from './make-child.ts';

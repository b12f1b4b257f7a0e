export {
  type ChoicesRow,
  choicesOf,
  setChoices,
  tellOfAssignment,
  tellOfResource,
} from './guardian-choices.db.ts';

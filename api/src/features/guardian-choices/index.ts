export { remindGuardians, setChoices, tellOfAssignment, tellOfResource } from './guardian-choices.db.ts';

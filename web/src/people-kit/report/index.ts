/** Entry point of reporting: the button beside people and their texts, and the help card. */
export { HelpCard } from './help-card.tsx';
export { reportsChanged, startReports, waitingReports } from './kept-reports.ts';
export { fetchHelp, ReportButton } from './report-button.tsx';

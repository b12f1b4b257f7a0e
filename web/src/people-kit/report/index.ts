/** The door of reporting: the button for every surface that names a person or shows what one wrote, and the help card. */
export { HelpCard } from './help-card.tsx';
export { reportsChanged, startReports, waitingReports } from './kept-reports.ts';
export { fetchHelp, ReportButton } from './report-button.tsx';

import type { ReportKind } from '@afrolearn/learning/safety/reports.ts';

/** The thing that a button reports. `name`: as shown, or empty. `young`: the reporter cannot read yet. */
export type Reportable = { kind: ReportKind; id: string | number; name: string; young?: boolean };

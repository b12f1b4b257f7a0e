import type { ReportKind } from '@afrolearn/learning/safety/reports.ts';

/** What a button reports. `name`: what stands there; empty for a thing without one. `small`: for who cannot read yet. */
export type Reportable = { kind: ReportKind; id: string | number; name: string; young?: boolean };

import type { ReportReason } from '#shared/enums.ts';

export const REPORT_LABELS: Record<ReportReason, string> = {
  deceives: 'It deceives, or asks for money or passwords',
  unwanted: 'I did not want to hear from these people',
  unlawful: 'It is unlawful, or hurts somebody',
  other: 'Something else',
};

import type { ReportReason } from '#shared/enums.ts';
import { t } from '#shared/words/words.ts';

export const REPORT_LABELS: Record<ReportReason, string> = {
  deceives: t('It deceives, or asks for money or passwords'),
  unwanted: t('I did not want to hear from these people'),
  unlawful: t('It is unlawful, or hurts somebody'),
  other: t('Something else'),
};

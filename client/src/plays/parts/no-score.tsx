import { VisuallyHidden } from '#client/ui/layout/visually-hidden.tsx';
import { t } from '#client/plays/words/words.ts';

/** What stands for a blank score beside scores of others. */
export const NO_SCORE = (
  <>
    <span className="font-normal text-ink-3" aria-hidden="true">
      –
    </span>
    <VisuallyHidden>{t('no score')}</VisuallyHidden>
  </>
);

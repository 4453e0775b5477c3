import { LoadFailed } from '#client/ui/states/load-failed.tsx';
import { t } from '#client/games/words/words.ts';

interface GamesUnavailableProps {
  retrying: boolean;
  onRetry: () => void;
}

/** The list could not be loaded. */
export function GamesUnavailable(props: GamesUnavailableProps) {
  return (
    <LoadFailed title={t('Your games could not be loaded')} {...props}>
      {t('They are safe where they are. Check your connection, then try again.')}
    </LoadFailed>
  );
}

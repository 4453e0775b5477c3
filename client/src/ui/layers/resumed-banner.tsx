import { History } from 'lucide-react';
import { Banner } from './banner.tsx';
import { Button } from '../forms/button.tsx';
import { t } from '#client/lib/words/words.ts';

/** Above a form that was left half filled: says why it is not empty, and empties it. */
export function ResumedBanner({ onStartOver, className }: { onStartOver: () => void; className?: string | undefined }) {
  return (
    <Banner
      tone="info"
      icon={History}
      className={className}
      action={
        <Button size="sm" onClick={onStartOver}>
          {t('Start Over')}
        </Button>
      }
    >
      {t('This is what you had written when you left.')}
    </Banner>
  );
}

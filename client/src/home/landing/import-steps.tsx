import { LogoMark } from '#client/brand/logo-mark.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { Container } from '#client/ui/layout/container.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import './import-steps.css';
import { t } from '#client/home/words/words.ts';

const STEPS = [
  [
    t('Bring the file'),
    t('Your collection from BoardGameGeek, or games and plays from BG Stats. Drop it on the page.'),
  ],
  [
    t('Look first'),
    t('See what it would add, change and leave out, with the reason for each row. Nothing has happened yet.'),
  ],
  [
    t('Press Import'),
    t('Hundreds of games in a moment. Do it again next month: nothing doubles, and it can be undone.'),
  ],
] as const;

/** Instructions for moving a collection here from elsewhere. */
export function ImportSteps() {
  return (
    <Container as="section" className="landing-section pt-0">
      <h2 className="text-[length:clamp(1.625rem,1.2rem_+_1.9vw,2.5rem)] leading-[1.15] font-extrabold tracking-[-0.025em]">
        {t('You will not retype a single box')}
      </h2>
      <ol className="mt-6 grid gap-5 md:grid-cols-3 md:gap-6">
        {STEPS.map(([title, sentence], index) => (
          <Tile as="li" key={title} className="md:p-6">
            <LogoMark face={(index + 1) as 1 | 2 | 3} size="lg" />
            <h3 className="mx-0 mt-3.5 mb-1.5 font-display text-[1.1875rem] leading-[1.2] font-bold">{title}</h3>
            <p className="text-ink-2">{sentence}</p>
          </Tile>
        ))}
      </ol>
      <p className="mt-6.5 mb-4.5 max-w-[64ch] text-ink-2">
        {t(
          'Starting from nothing? Pick from two thousand popular games, paste the address of a shop’s page, or type: titles complete themselves.',
        )}
      </p>
      <Button href="/import">{t('Import Your Collection')}</Button>
    </Container>
  );
}

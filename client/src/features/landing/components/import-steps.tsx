import { LogoMark } from '#client/brand/logo-mark.tsx';
import { Button } from '#client/ui/button.tsx';
import { Container } from '#client/ui/container.tsx';
import { Tile } from '#client/ui/tile.tsx';
import './import-steps.css';

const STEPS = [
  ['Bring the file', 'Your collection from BoardGameGeek, or games and plays from BG Stats. Drop it on the page.'],
  [
    'Look first',
    'See what it would add, change and leave out, with the reason for each row. Nothing has happened yet.',
  ],
  ['Press Import', 'Hundreds of games in a moment. Do it again next month: nothing doubles, and it can be undone.'],
] as const;

/** How a collection that is listed elsewhere gets here. */
export function ImportSteps() {
  return (
    <Container as="section" className="landing-section import-steps-section">
      <h2>You will not retype a single box</h2>
      <ol className="landing-steps">
        {STEPS.map(([title, sentence], place) => (
          <Tile as="li" key={title} className="landing-step">
            <LogoMark face={(place + 1) as 1 | 2 | 3} size="lg" />
            <h3>{title}</h3>
            <p>{sentence}</p>
          </Tile>
        ))}
      </ol>
      <p className="import-steps-more">
        Starting from nothing? Pick from two thousand popular games, paste the address of a shop’s page, or type: titles
        complete themselves.
      </p>
      <Button href="/import">Import Your Collection</Button>
    </Container>
  );
}

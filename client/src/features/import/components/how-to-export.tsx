import { Tile } from '#client/ui/tile.tsx';

const STEPS = [
  { title: 'Sign in at boardgamegeek.com', text: 'On a computer if you can; the list is easier to find there.' },
  { title: 'Open your profile, then Collection', text: 'Your name at the top of the page leads to both.' },
  { title: 'Press Export', text: 'Then "Download board games". Your browser saves a CSV file, collection.csv.' },
  { title: 'Hand it over here', text: 'As it is. It need not be opened or saved in a spreadsheet first.' },
];

/** For somebody who has never taken their collection out of BoardGameGeek. */
export function HowToExport() {
  return (
    <Tile as="section" pad="lg" aria-labelledby="how-to-export" className="grid content-start gap-4">
      <h3 id="how-to-export">How to get the file</h3>
      <ol className="grid gap-4">
        {STEPS.map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[auto_1fr] gap-x-3">
            <span className="import-step-number" aria-hidden="true">
              {index + 1}
            </span>
            <span className="font-strong">{title}</span>
            <span className="col-start-2 text-sm text-ink-2">{text}</span>
          </li>
        ))}
      </ol>
    </Tile>
  );
}

import { TabPanel, Tabs } from '#client/ui/layout/tabs.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import { FILE_FORMAT_NAMES, type FileFormat } from '#shared/transfer/import-formats.ts';

const INSTRUCTIONS: Record<FileFormat, { label: string; steps: { title: string; text: string }[] }> = {
  bgg_collection_csv: {
    label: 'BoardGameGeek',
    steps: [
      { title: 'Sign in at boardgamegeek.com', text: 'On a computer if you can; the list is easier to find there.' },
      { title: 'Open your profile, then Collection', text: 'Your name at the top of the page leads to both.' },
      { title: 'Press Export', text: 'Then "Download board games". Your browser saves a CSV file, collection.csv.' },
      { title: 'Hand it over here', text: 'As it is. It need not be opened or saved in a spreadsheet first.' },
      {
        title: 'Do the same with your plays',
        text: 'A list of plays from BoardGameGeek (CSV or XML) is taken as well: every play with its date, place, players and scores. Plays without a date are listed and left out.',
      },
    ],
  },
  bgstats_json: {
    label: 'BG Stats',
    steps: [
      { title: 'Open Settings in the app', text: 'On the phone or tablet on which you log your plays.' },
      { title: 'Tap Backup / Export', text: 'Then choose JSON. The app makes a file, BGStatsExport.json.' },
      { title: 'Save it where you find it again', text: 'Among your files, or in a mail to yourself.' },
      { title: 'Hand it over here', text: 'Later exports work as well: they add what is new and duplicate nothing.' },
    ],
  },
};
const SOURCES = FILE_FORMAT_NAMES.map((value) => ({ value, ...INSTRUCTIONS[value] }));

/** Instructions to export games from other services. */
export function HowToExport() {
  return (
    <Tile as="section" pad="lg" aria-labelledby="how-to-export" className="grid content-start gap-4">
      <h3 id="how-to-export">How to get the file</h3>
      <Tabs label="Where your games are" defaultValue="bgg_collection_csv" items={SOURCES}>
        {SOURCES.map(({ value, steps }) => (
          <TabPanel key={value} value={value}>
            <ol className="grid gap-4">
              {steps.map(({ title, text }, index) => (
                <li key={title} className="grid grid-cols-[auto_1fr] gap-x-3">
                  <span
                    className="row-span-2 grid size-7.5 place-items-center self-start rounded-pip bg-petrol-tint font-display text-md leading-none font-extrabold text-petrol"
                    aria-hidden="true"
                  >
                    {index + 1}
                  </span>
                  <span className="font-strong">{title}</span>
                  <span className="col-start-2 text-sm leading-body text-ink-2">{text}</span>
                </li>
              ))}
            </ol>
          </TabPanel>
        ))}
      </Tabs>
    </Tile>
  );
}

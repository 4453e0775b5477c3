import { TabPanel, Tabs } from '#client/ui/layout/tabs.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import { FILE_FORMAT_NAMES, type FileFormat } from '#shared/transfer/import-formats.ts';
import { t } from '#client/transfer/words/words.ts';

const INSTRUCTIONS: Record<FileFormat, { label: string; steps: { title: string; text: string }[] }> = {
  bgg_collection_csv: {
    label: 'BoardGameGeek',
    steps: [
      {
        title: t('Sign in at boardgamegeek.com'),
        text: t('On a computer if you can; the list is easier to find there.'),
      },
      { title: t('Open your profile, then Collection'), text: t('Your name at the top of the page leads to both.') },
      {
        title: t('Press Export'),
        text: t('Then "Download board games". Your browser saves a CSV file, collection.csv.'),
      },
      { title: t('Hand it over here'), text: t('As it is. It need not be opened or saved in a spreadsheet first.') },
      {
        title: t('Do the same with your plays'),
        text: t(
          'A list of plays from BoardGameGeek (CSV or XML) is taken as well: every play with its date, place, players and scores. Plays without a date are listed and left out.',
        ),
      },
    ],
  },
  bgstats_json: {
    label: 'BG Stats',
    steps: [
      { title: t('Open Settings in the app'), text: t('On the phone or tablet on which you log your plays.') },
      { title: t('Tap Backup / Export'), text: t('Then choose JSON. The app makes a file, BGStatsExport.json.') },
      { title: t('Save it where you find it again'), text: t('Among your files, or in a mail to yourself.') },
      {
        title: t('Hand it over here'),
        text: t('Later exports work as well: they add what is new and duplicate nothing.'),
      },
    ],
  },
};
const SOURCES = FILE_FORMAT_NAMES.map((value) => ({ value, ...INSTRUCTIONS[value] }));

/** Instructions to export games from other services. */
export function HowToExport() {
  return (
    <Tile as="section" pad="lg" aria-labelledby="how-to-export" className="grid content-start gap-4">
      <h3 id="how-to-export">{t('How to get the file')}</h3>
      <Tabs label={t('Where your games are')} defaultValue="bgg_collection_csv" items={SOURCES}>
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

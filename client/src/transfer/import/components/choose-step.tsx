import {
  CircleAlert,
  Baby,
  Blocks,
  Bookmark,
  Brain,
  CalendarDays,
  Heart,
  Hourglass,
  ListOrdered,
  MapPin,
  NotebookPen,
  Package,
  Star,
  Trophy,
  Users,
} from 'lucide-react';
import { useState, useEffect, useEffectEvent } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { ZoneNote } from '#client/accounts/zone-note.tsx';
import { Banner } from '#client/ui/layers/banner.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { FileDrop } from '#client/ui/forms/file-drop.tsx';
import type { ImportSummary } from '#shared/transfer/imports-contract.ts';
import { isAccountFile } from '../account-file.ts';
import { ACCEPTED_FILES } from '../file-format.ts';
import { importAddress } from '../import-address.ts';
import { usePreviewFile } from '../use-preview-file.ts';
import { BggUserPanel } from './bgg-user-panel.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { EarlierImports } from './earlier-imports.tsx';
import { HowToExport } from './how-to-export.tsx';
import { RestoreAccount } from './restore-account.tsx';
import { StepSection } from './step-section.tsx';
import { UploadProgress } from './upload-progress.tsx';
import './choose-step.css';
import { t } from '#client/transfer/words/words.ts';

const PARTS = [
  { icon: Star, name: t('Ratings'), text: t('Out of 10 there, out of 5 here, in half steps') },
  { icon: ListOrdered, name: t('Plays'), text: t('How often you played each game; from BG Stats each play') },
  { icon: Trophy, name: t('Scores'), text: t('From BG Stats, as written: sums, places, teams, winners') },
  { icon: MapPin, name: t('People and places'), text: t('From BG Stats: who played, and where') },
  { icon: Heart, name: t('Wishlist'), text: t('Wished games, and how much you want each') },
  { icon: Bookmark, name: t('States'), text: t('For trade, previously owned, preordered, want to play and others') },
  { icon: Package, name: t('Copies'), text: t('Edition, price, place, condition, barcode and notes of each box') },
  { icon: NotebookPen, name: t('Remarks'), text: t('Your comments become notes') },
  { icon: Users, name: t('Player counts'), text: t('With the best and the recommended ones') },
  { icon: Hourglass, name: t('Times'), text: t('Minutes to play') },
  { icon: Baby, name: t('Age'), text: t('From which age on') },
  { icon: Brain, name: t('Weight'), text: t('Light to heavy; sets the difficulty') },
  { icon: CalendarDays, name: t('Year'), text: t('When the game came out') },
  { icon: Blocks, name: t('Expansions'), text: t('Kept as expansions, apart from your games') },
];

/** Describes the data that an import takes from a file. */
function ImportedData() {
  return (
    <section aria-labelledby="what-comes-along" className="grid gap-4">
      <h3 id="what-comes-along">{t('What comes along')}</h3>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(210px,1fr))] gap-x-6 gap-y-3.5 max-sm:grid-cols-2 max-sm:gap-x-4 max-sm:gap-y-3.5">
        {PARTS.map(({ icon: Icon, name, text }) => (
          <li key={name} className="grid grid-cols-[auto_1fr] content-start items-center gap-x-2.5">
            <Icon className="icon text-petrol" aria-hidden="true" />
            <span className="font-strong">{name}</span>
            <span className="col-start-2 text-sm leading-body text-ink-2">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The step to choose a file. */
export function ChooseStep({ movedHere }: { movedHere: boolean }) {
  const [, navigate] = useLocation();
  const [search] = useSearchParams();
  const view = (summary: ImportSummary) => navigate(importAddress(summary.id));
  const upload = usePreviewFile(view);
  const { file, problem } = upload;
  const [account, setAccount] = useState<File | null>(null);
  const read = async (dropped: File) => {
    const isAccount = await isAccountFile(dropped);
    setAccount(isAccount ? dropped : null);
    if (isAccount) upload.cancel();
    else await upload.send(dropped);
  };
  const take = (dropped: File | undefined) => {
    if (upload.isSending) return;
    if (dropped) void read(dropped);
    else upload.refuse('not_a_file');
  };
  useDropAnywhere(take);

  if (file && upload.unknown) {
    return (
      <ColumnsStep
        fileName={file.name}
        unknown={upload.unknown}
        onChoose={(list) => void upload.send(file, list)}
        onCancel={upload.cancel}
      />
    );
  }

  return (
    <>
      <StepSection step={upload.isSending ? 'sending' : 'choose'} title={t('Choose the file')} movedHere={movedHere}>
        <div className="grid items-stretch gap-5 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className="grid gap-4">
            {problem ? (
              <Banner
                tone="bad"
                role="alert"
                icon={CircleAlert}
                title={problem.title}
                action={problem.again && file ? <Button onClick={() => take(file)}>{t('Try again')}</Button> : null}
              >
                {problem.advice}
              </Banner>
            ) : null}
            {account ? (
              <RestoreAccount key={account.lastModified} file={account} onCancel={() => setAccount(null)} />
            ) : upload.isSending && file ? (
              <UploadProgress file={file} sent={upload.sent} onCancel={upload.cancel} />
            ) : (
              <FileDrop
                className="import-drop h-full min-h-55 md:min-h-80"
                label={<DropLabel />}
                accept={ACCEPTED_FILES}
                hint={t(
                  'The CSV from BoardGameGeek (collection or plays), the JSON from BG Stats, any other list of games (CSV or Excel), a ZIP archive with one of them, or a whole Rollcall account. Rollcall can tell which is which.',
                )}
                onFile={take}
                onNoFile={() => take(undefined)}
              />
            )}
          </div>
          <BggUserPanel className="md:order-last md:col-span-2" username={search.get('user') ?? ''} onStarted={view} />
          <HowToExport />
        </div>
        <ZoneNote />
        <ImportedData />
      </StepSection>
      <EarlierImports />
    </>
  );
}

function DropLabel() {
  return (
    <>
      <span className="font-display text-xl leading-[1.2] font-bold tracking-title text-balance">
        <span className="pointer-coarse:hidden">{t('Drop your file here')}</span>
        <span className="hidden pointer-coarse:inline">{t('Your file')}</span>
      </span>
      <span className="btn btn-primary btn-lg">{t('Choose a file')}</span>
    </>
  );
}

/** Accepts files dropped anywhere on the page; by default the browser would open them instead of the page. */
function useDropAnywhere(onDrop: (file: File | undefined) => void): void {
  const take = useEffectEvent((event: DragEvent) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    onDrop(event.dataTransfer?.files[0]);
  });
  useEffect(() => {
    const allow = (event: DragEvent) => event.preventDefault();
    addEventListener('dragover', allow);
    addEventListener('drop', take);
    return () => {
      removeEventListener('dragover', allow);
      removeEventListener('drop', take);
    };
  }, []);
}

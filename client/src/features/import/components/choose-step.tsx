import { useState, useEffect, useEffectEvent } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { CircleAlert } from 'lucide-react';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { FileDrop } from '#client/ui/file-drop.tsx';
import type { ImportSummary } from '#shared/contracts/imports.ts';
import { isAccountFile } from '../account-file.ts';
import { ACCEPTED_FILES } from '../file-format.ts';
import { importAddress } from '../import-address.ts';
import { usePreviewFile } from '../use-preview-file.ts';
import { BggUserPanel } from './bgg-user-panel.tsx';
import { EarlierImports } from './earlier-imports.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { ZoneNote } from '#client/entities/user/zone-note.tsx';
import { HowToExport } from './how-to-export.tsx';
import { RestoreAccount } from './restore-account.tsx';
import { StepSection } from './step-section.tsx';
import { ImportedData } from './imported-data.tsx';
import './choose-step.css';

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
      <StepSection step={upload.isSending ? 'sending' : 'choose'} title="Choose the file" movedHere={movedHere}>
        <div className="grid items-stretch gap-5 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className="grid gap-4">
            {problem ? (
              <Banner
                tone="bad"
                role="alert"
                icon={CircleAlert}
                title={problem.title}
                action={problem.again && file ? <Button onClick={() => take(file)}>Try again</Button> : null}
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
                hint="The CSV from BoardGameGeek (collection or plays), the JSON from BG Stats, any other list of games (CSV or Excel), a ZIP archive with one of them, or a whole Rollcall account. Rollcall can tell which is which."
                onFile={take}
                onNoFile={() => take(undefined)}
              />
            )}
          </div>
          <BggUserPanel className="md:order-last md:col-span-2" username={search.get('user') ?? ''} onStarted={view} />
          <HowToExport />
        </div>
        <ZoneNote subject="Plays without a time zone are read" />
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
        <span className="pointer-coarse:hidden">Drop your file here</span>
        <span className="hidden pointer-coarse:inline">Your file</span>
      </span>
      <span className="btn btn-primary btn-lg">Choose a file</span>
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

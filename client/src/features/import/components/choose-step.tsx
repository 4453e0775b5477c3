import { useLocation } from 'wouter';
import { CircleAlert } from 'lucide-react';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { FileDrop } from '#client/ui/file-drop.tsx';
import { importAddress } from '../import-address.ts';
import { useDropAnywhere } from '../use-drop-anywhere.ts';
import { usePreviewFile } from '../use-preview-file.ts';
import { EarlierImports } from './earlier-imports.tsx';
import { FileOnItsWay } from './file-on-its-way.tsx';
import { HowToExport } from './how-to-export.tsx';
import { StepSection } from './step-section.tsx';
import { WhatComesAlong } from './what-comes-along.tsx';
import './choose-step.css';

/** Where the file is handed over. */
export function ChooseStep({ arrived }: { arrived: boolean }) {
  const [, navigate] = useLocation();
  const upload = usePreviewFile((summary) => navigate(importAddress(summary.id)));
  const { file, problem } = upload;
  const take = (dropped: File | undefined) => {
    if (upload.isSending) return;
    if (dropped) void upload.send(dropped);
    else upload.refuse('not_a_file');
  };
  useDropAnywhere(take);

  return (
    <>
      <StepSection step={upload.isSending ? 'sending' : 'choose'} title="Choose the file" arrived={arrived}>
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
            {upload.isSending && file ? (
              <FileOnItsWay file={file} sent={upload.sent} onCancel={upload.cancel} />
            ) : (
              <FileDrop
                className="import-drop"
                label={<DropLabel />}
                accept=".csv,text/csv"
                hint="The CSV file from BoardGameGeek, up to 10 MB"
                onFile={take}
                onNoFile={() => take(undefined)}
              />
            )}
          </div>
          <HowToExport />
        </div>
        <WhatComesAlong />
      </StepSection>
      <EarlierImports />
    </>
  );
}

function DropLabel() {
  return (
    <>
      <span className="import-drop-title">
        <span className="pointer-coarse:hidden">Drop your collection file here</span>
        <span className="hidden pointer-coarse:inline">Your collection file</span>
      </span>
      <span className="btn btn-primary btn-lg">Choose a file</span>
    </>
  );
}

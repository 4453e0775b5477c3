import { useQuery } from '@tanstack/react-query';
import { CameraOff, Keyboard } from 'lucide-react';
import { useState } from 'react';
import { gamesWithCode } from './games-with-code.ts';
import { closeScan, type ScanPurpose } from './scan-view.ts';
import { copiesQuery } from '../api.ts';
import { gamesQuery } from '#client/games/api.ts';
import { useGameDialogsView } from '#client/games/game-dialogs-view.ts';
import { useLoanDialogView } from '../loans/loan-dialog-view.ts';
import { usePlayDialogView } from '#client/plays/play-dialog-view.ts';
import { Banner } from '#client/ui/layers/banner.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { Dialog } from '#client/ui/layers/dialog.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { SectionFailed } from '#client/ui/states/section-failed.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { VisuallyHidden } from '#client/ui/layout/visually-hidden.tsx';
import { MAX_BARCODE_LENGTH } from '#shared/limits/limits.ts';
import { readBarcode } from '#shared/copies/barcode.ts';
import { cameraError, foundText, NO_BARCODE } from './messages.ts';
import { useCamera } from './use-camera.ts';
import { useScanBarcodes } from './use-scan-barcodes.ts';
import { CameraView } from './camera-view.tsx';
import { ScannedList } from './scanned-list.tsx';
import { UnknownCodeDialog } from './unknown-code-dialog.tsx';
import { t } from '#client/copies/words/words.ts';

/** The header is drawn over the camera's picture. */
const ON_PICTURE =
  'relative overflow-hidden [&>.dialog-body]:p-0 [&>.dialog-head]:absolute [&>.dialog-head]:inset-x-0 [&>.dialog-head]:top-0 [&>.dialog-head]:z-2 [&_.dialog-title]:inline-block [&_.dialog-title]:rounded-md [&_.dialog-title]:bg-[var(--rail-deep)] [&_.dialog-title]:px-3.5 [&_.dialog-title]:font-sans [&_.dialog-title]:text-md [&_.dialog-title]:leading-10 [&_.dialog-title]:font-[650] [&_.dialog-title]:text-[color:var(--on-rail)] [&>.dialog-head_.icon-btn]:bg-[var(--rail-deep)] [&>.dialog-head_.icon-btn]:text-[color:var(--on-rail)]';

/** Codes that stay on the list. */
const MAX_CODES = 50;

/** 'Scan a Box': found games stack under the open camera. Another dialog in front of it stops the camera. */
export function ScanDialog({ purpose }: { purpose: ScanPurpose }) {
  const copies = useQuery(copiesQuery);
  const games = useQuery(gamesQuery);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [named, setNamed] = useState<string | null>(null);
  const [added, setAdded] = useState<ReadonlySet<number>>(new Set());
  const [isTyping, setTyping] = useState(false);

  const playDialog = usePlayDialogView();
  const { gameId: lentId } = useLoanDialogView();
  const { photographed } = useGameDialogsView();
  const isInFront = named === null && playDialog === null && lentId === null && photographed === null;

  const isKnown = copies.data !== undefined && games.data !== undefined;
  const gamesOf = (code: string) => gamesWithCode(code, copies.data ?? [], games.data ?? []);
  const show = (code: string) => {
    setCodes((before) => [code, ...before.filter((one) => one !== code)].slice(0, MAX_CODES));
    // Once: a box that is still before the camera does not bring back what was closed.
    const isNew = !codes.includes(code);
    if (purpose === 'add' && isNew && isKnown && gamesOf(code).length === 0) setNamed(code);
  };

  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const { state, track } = useCamera(video, isInFront);
  const hasFailed = useScanBarcodes(video, isInFront && state === 'on', show);
  const error = cameraError(state, hasFailed);
  const [latest] = codes;
  const failed = [copies, games].filter(({ isError, data }) => isError && data === undefined);

  return (
    <>
      <Dialog
        open
        keepsChanges
        onOpenChange={(open) => {
          if (!open) closeScan();
        }}
        size="sm"
        className={error === null ? ON_PICTURE : undefined}
        title={t('Scan a Box')}
        footer={
          isTyping || error !== null ? (
            <NumberForm onCode={show} />
          ) : (
            <Button full icon={Keyboard} onClick={() => setTyping(true)}>
              {t('Type the Number Instead')}
            </Button>
          )
        }
      >
        {error === null ? (
          <CameraView video={setVideo} track={track} hint={hintOf(state === 'on', codes.length > 0)} />
        ) : (
          <Banner tone="info" icon={CameraOff} role="status">
            {error}
          </Banner>
        )}
        <div className={error === null ? 'px-4 pt-3 pb-2' : 'pt-3'}>
          {failed.length > 0 ? (
            <SectionFailed
              title={t('Your games could not be loaded')}
              retrying={failed.some(({ isFetching }) => isFetching)}
              onRetry={() => failed.forEach(({ refetch }) => void refetch())}
            >
              {t('Check your connection, then try again.')}
            </SectionFailed>
          ) : (
            <>
              <p className="text-sm text-ink-2">
                {latest === undefined
                  ? t('What you scan appears here. Your own games answer without network.')
                  : t('Just scanned. Your own games answer without network.')}
              </p>
              {isKnown ? (
                <ScannedList codes={codes} gamesOf={gamesOf} copies={copies.data} added={added} onName={setNamed} />
              ) : null}
            </>
          )}
        </div>
        <VisuallyHidden>
          <p role="status">
            {latest !== undefined && isKnown
              ? foundText(
                  latest,
                  gamesOf(latest).map(({ title }) => title),
                )
              : ''}
          </p>
        </VisuallyHidden>
      </Dialog>
      {named !== null && games.data ? (
        <UnknownCodeDialog
          key={named}
          code={named}
          games={games.data}
          onClose={() => setNamed(null)}
          onAdded={({ id }) => setAdded((before) => new Set(before).add(id))}
        />
      ) : null}
    </>
  );
}

function hintOf(isOn: boolean, hasFound: boolean): string {
  if (!isOn) return t('Starting the camera...');
  return hasFound ? t('Hold the next one between the corners.') : t('Hold the bars between the corners.');
}

interface NumberFormProps {
  /** With the code as `readBarcode` writes it. */
  onCode: (code: string) => void;
}

/** The digits under the bars, typed instead of scanned. */
function NumberForm({ onCode }: NumberFormProps) {
  const [typed, setTyped] = useState('');
  const [isInvalid, setInvalid] = useState(false);
  return (
    <form
      noValidate
      className="flex w-full items-start gap-2.5"
      onSubmit={(event) => {
        event.preventDefault();
        const code = readBarcode(typed);
        setInvalid(code === null);
        if (code === null) return;
        onCode(code);
        setTyped('');
      }}
    >
      <Field label={t('Digits under the bars')} error={isInvalid ? NO_BARCODE : undefined} className="flex-1">
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          maxLength={MAX_BARCODE_LENGTH}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setInvalid(false);
          }}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- asked for by a button, or the only way without a camera
          autoFocus
        />
      </Field>
      <Button type="submit" className="mt-6 flex-none">
        {t('Find')}
      </Button>
    </form>
  );
}

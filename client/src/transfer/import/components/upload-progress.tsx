import { Button } from '#client/ui/forms/button.tsx';
import { ProgressBar } from '#client/ui/charts/progress-bar.tsx';
import { Spinner } from '#client/ui/states/spinner.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import { sizeText } from '#client/lib/number-text.ts';
import { t } from '#client/transfer/words/words.ts';

interface UploadProgressProps {
  file: File;
  /** 0 to 1; at 1 the server is processing it. */
  sent: number;
  onCancel: () => void;
}

/** Progress of an upload and of its processing. */
export function UploadProgress({ file, sent, onCancel }: UploadProgressProps) {
  const percent = Math.floor(sent * 100);
  return (
    <Tile
      pad="lg"
      className="import-drop grid h-full min-h-55 content-center justify-items-center gap-5 text-center md:min-h-80"
    >
      <p className="grid gap-1">
        <b className="font-strong wrap-anywhere">
          <bdi>{file.name}</bdi>
        </b>
        <span className="text-sm leading-body text-ink-3">{sizeText(file.size)}</span>
      </p>
      {sent < 1 ? (
        <ProgressBar
          className="w-full max-w-sm"
          label={t('Sending the file')}
          value={percent}
          max={100}
          valueText={t('{percent}%', { percent })}
        />
      ) : (
        <Spinner label={t('Reading the file...')} showLabel />
      )}
      <Button onClick={onCancel}>{t('Cancel')}</Button>
    </Tile>
  );
}

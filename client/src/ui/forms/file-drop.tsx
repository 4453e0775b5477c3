import { clsx } from 'clsx';
import { FileUp } from 'lucide-react';
import { useId, useState, type DragEvent, type ReactNode } from 'react';
import './field.css';
import './file-drop.css';

interface FileDropProps {
  /** 'Drop your CSV here, or choose a file'. */
  label: ReactNode;
  onFile: (file: File) => void;
  /** A dropped object was not a file, such as a link or text. */
  onNoFile?: (() => void) | undefined;
  /** The value of `<input accept>`. Dropped files are passed on regardless: check their content. */
  accept?: string | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  /** The chosen file, shown instead of the label. */
  fileName?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** A drop zone for one file, also usable by press and keyboard. */
export function FileDrop({
  label,
  onFile,
  onNoFile,
  accept,
  hint,
  error,
  fileName,
  disabled,
  className,
}: FileDropProps) {
  const [over, setOver] = useState(false);
  const id = useId();
  const take = (file: File | null | undefined) => {
    if (file && !disabled) onFile(file);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) take(file);
    else if (!disabled) onNoFile?.();
  };
  const describedBy = clsx(error ? `${id}-error` : null, hint ? `${id}-hint` : null);
  return (
    <div className={className}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- for dropping; the input inside handles keys */}
      <label
        className="file-drop relative grid cursor-pointer justify-items-center gap-1.5 rounded-lg border-[1.5px] border-dashed border-line-strong bg-tile-2 px-5 py-7 text-center transition-ground duration-fast ease-[ease] hover:border-petrol hover:bg-petrol-tint data-disabled:cursor-not-allowed data-disabled:text-ink-3 data-over:border-petrol data-over:bg-petrol-tint"
        data-over={over || undefined}
        data-disabled={disabled || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <input
          type="file"
          className="sr-only"
          {...(accept ? { accept } : {})}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          onChange={(event) => {
            take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <FileUp className="icon" aria-hidden="true" />
        <span className="file-drop-label font-strong wrap-anywhere">{fileName ?? label}</span>
        {hint ? (
          <span id={`${id}-hint`} className="text-xs leading-[1.4] text-ink-3">
            {hint}
          </span>
        ) : null}
      </label>
      {error ? (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      ) : null}
    </div>
  );
}

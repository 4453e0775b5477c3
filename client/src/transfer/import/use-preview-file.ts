import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '#client/lib/http/api-error.ts';
import type { UnknownColumns } from '#shared/contract/list-fields.ts';
import type { ListChoice } from './send-file.ts';
import type { ImportSummary } from '#shared/transfer/imports-contract.ts';
import { FILE_FORMATS } from '#shared/transfer/import-formats.ts';
import { previewFile } from './api.ts';
import { errorOf, type FileError } from './check-file.ts';
import { formatOf } from './file-format.ts';
import { errorProblem, sendProblem, type FileProblem } from './file-problem.ts';

/** The current upload, or the reason why there is none. */
interface FileOnScreen {
  file: File | null;
  /** 0 to 1; at 1 the server is processing it. */
  sent: number;
  problem: FileProblem | null;
  /** The columns that the server asks about. */
  unknown: UnknownColumns | null;
}

const NOTHING: FileOnScreen = { file: null, sent: 0, problem: null, unknown: null };

/** Uploads one file at a time and passes its preview on. Leaving the screen cancels the upload. */
export function usePreviewFile(onPreview: (summary: ImportSummary) => void) {
  const [shown, setShown] = useState<FileOnScreen>(NOTHING);
  const onItsWay = useRef<AbortController>(null);
  const { mutate } = useMutation(previewFile);

  const cancel = useCallback(() => {
    onItsWay.current?.abort();
    onItsWay.current = null;
    setShown(NOTHING);
  }, []);
  useEffect(() => () => onItsWay.current?.abort(), []);

  const refuse = useCallback((error: FileError) => setShown({ ...NOTHING, problem: errorProblem(error) }), []);

  const send = async (file: File, list?: ListChoice) => {
    const format = await formatOf(file);
    const error = await errorOf(file, FILE_FORMATS[format].maxBytes);
    if (error) return refuse(error);
    const controller = new AbortController();
    onItsWay.current?.abort();
    onItsWay.current = controller;
    setShown({ ...NOTHING, file });
    mutate(
      { file, format, list, signal: controller.signal, onSent: (sent) => setShown((now) => ({ ...now, sent })) },
      {
        onSuccess: onPreview,
        onError: (failure) => {
          if (controller.signal.aborted) return;
          const unknown = failure instanceof ApiError ? failure.columns : null;
          setShown({ ...NOTHING, file, unknown, problem: unknown ? null : sendProblem(failure) });
        },
      },
    );
  };

  return {
    ...shown,
    isSending: shown.file !== null && shown.problem === null && shown.unknown === null,
    send,
    cancel,
    refuse,
  };
}

import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ImportSummary } from '#shared/contracts/imports.ts';
import { FILE_FORMATS } from '#shared/import-formats.ts';
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
}

/** Uploads one file at a time and passes its preview on. Leaving the screen cancels the upload. */
export function usePreviewFile(onPreview: (summary: ImportSummary) => void) {
  const [shown, setShown] = useState<FileOnScreen>({ file: null, sent: 0, problem: null });
  const onItsWay = useRef<AbortController>(null);
  const { mutate } = useMutation(previewFile);

  const cancel = useCallback(() => {
    onItsWay.current?.abort();
    onItsWay.current = null;
    setShown({ file: null, sent: 0, problem: null });
  }, []);
  useEffect(() => () => onItsWay.current?.abort(), []);

  const refuse = useCallback((error: FileError) => setShown({ file: null, sent: 0, problem: errorProblem(error) }), []);

  const send = async (file: File) => {
    const format = await formatOf(file);
    const error = await errorOf(file, FILE_FORMATS[format].maxBytes);
    if (error) return refuse(error);
    const controller = new AbortController();
    onItsWay.current?.abort();
    onItsWay.current = controller;
    setShown({ file, sent: 0, problem: null });
    mutate(
      { file, format, signal: controller.signal, onSent: (sent) => setShown((now) => ({ ...now, sent })) },
      {
        onSuccess: onPreview,
        onError: (failure) => {
          if (!controller.signal.aborted) setShown({ file, sent: 0, problem: sendProblem(failure) });
        },
      },
    );
  };

  return { ...shown, isSending: shown.file !== null && shown.problem === null, send, cancel, refuse };
}

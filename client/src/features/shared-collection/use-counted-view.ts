import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { countView } from '#client/entities/shared-collections/api.ts';

/** Has a visitor counted once the page is there; the owner is none. A count that fails is no trouble of theirs. */
export function useCountedView(shareId: string, isVisitor: boolean): void {
  const { mutate } = useMutation(countView);
  useEffect(() => {
    if (isVisitor) mutate(shareId);
  }, [mutate, shareId, isVisitor]);
}

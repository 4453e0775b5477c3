import { useMutation, useQuery } from '@tanstack/react-query';
import { RotateCcw, ThumbsDown } from 'lucide-react';
import { Button } from '#client/ui/forms/button.tsx';
import { Disclosure } from '#client/ui/layout/disclosure.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import { dismissalsQuery, restoreDismissed } from './api.ts';
import { restoreFailed } from './messages.ts';

/** Dismissed games, each with a button to restore it; empty if none. */
export function DismissedGames() {
  const { data: dismissed = [] } = useQuery(dismissalsQuery);
  const { mutate, isPending } = useMutation({ ...restoreDismissed, onError: () => toast(restoreFailed) });
  if (dismissed.length === 0) return null;
  return (
    <Disclosure icon={ThumbsDown} title="Not for you" side={dismissed.length} className="mt-6.5">
      <ul>
        {dismissed.map(({ id, title }) => (
          <li className="flex items-center justify-between gap-3" key={id}>
            <span className="min-w-0 wrap-anywhere" dir="auto">
              {title}
            </span>
            <Button
              variant="ghost"
              size="sm"
              icon={RotateCcw}
              disabled={isPending}
              aria-label={`Recommend ${title} again`}
              onClick={() => mutate(id)}
            >
              Recommend Again
            </Button>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

import { useMutation, useQuery } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { joinLinkQuery, setJoinLink } from '#client/entities/nights/attendees-api.ts';
import { copyToClipboard } from '#client/lib/copy-to-clipboard.ts';
import { Button } from '#client/ui/button.tsx';
import { toast } from '#client/ui/toast.ts';
import * as messages from '../messages.ts';
import { LinkDialog } from './link-dialog.tsx';

/** Copies the join link for a group chat, and switches it on first if it is off. */
export function CopySharedLink({ eventId }: { eventId: number }) {
  const { data } = useQuery(joinLinkQuery(eventId));
  const [uncopied, setUncopied] = useState<string | null>(null);
  const copy = async (url: string) => {
    if (await copyToClipboard(url)) toast(messages.linkCopied('The shared link'));
    else setUncopied(url);
  };
  const { mutate, isPending } = useMutation({
    ...setJoinLink(eventId),
    onSuccess: async ({ url }) => url !== null && copy(url),
    onError: () => toast(messages.linkFailed),
  });
  const url = data?.url ?? null;
  return (
    <>
      <Button
        icon={Link2}
        full
        disabled={!data || isPending}
        onClick={() => (url === null ? mutate('on') : void copy(url))}
      >
        Copy Link for a Chat
      </Button>
      {uncopied === null ? null : <LinkDialog url={uncopied} onClose={() => setUncopied(null)} />}
    </>
  );
}

import { Copy } from 'lucide-react';
import { useRef } from 'react';
import { copyToClipboard } from '#client/lib/copy-to-clipboard.ts';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/ui/field.tsx';
import { TextInput } from '#client/ui/text-input.tsx';
import { toast } from '#client/ui/toast.ts';
import { linkCopied } from '../messages.ts';

interface CopyableLinkProps {
  shareId: string;
  title: string;
}

/** The public link with a copy button. If copying is unavailable, the link is selected. */
export function CopyableLink({ shareId, title }: CopyableLinkProps) {
  const field = useRef<HTMLInputElement>(null);
  const url = `${location.origin}/shared/${shareId}`;
  const copy = async () => {
    if (await copyToClipboard(url)) toast(linkCopied);
    else field.current?.select();
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 max-sm:grid-cols-1 [&_.input]:text-ellipsis">
      <Field label={`Link to ${title}`} hideLabel>
        <TextInput ref={field} readOnly value={url} onFocus={(focused) => focused.target.select()} />
      </Field>
      <Button variant="act" icon={Copy} onClick={() => void copy()} aria-label={`Copy Link to ${title}`}>
        Copy Link
      </Button>
    </div>
  );
}

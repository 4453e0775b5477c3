import { useState } from 'react';
import { Link2 } from 'lucide-react';
import { Button } from '#client/ui/forms/button.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import { MAX_URL_LENGTH } from '#shared/limits/limits.ts';
import type { DraftControls } from '#client/accounts/use-form-draft.ts';
import type { GameForm } from '#client/games/game-form.ts';
import { useUrlImport } from './use-url-import.ts';
import { ManualEntry } from './manual-entry.tsx';

const SITES = ['BoardGameGeek', 'Amazon, Target, Walmart and other big retailers', 'Any page about a game'];

interface UrlImportProps {
  form: GameForm;
  draft: DraftControls;
}

/** Fills the form from a web page for the owner to check. */
export function UrlImport({ form, draft }: UrlImportProps) {
  const [address, setAddress] = useState('');
  const { importPage, isPending, error } = useUrlImport(form);
  return (
    <div className="grid grid-cols-1 gap-5">
      <Tile pad="lg" className="mx-auto w-full max-w-215">
        <form
          noValidate
          className="flex flex-wrap items-start gap-2.5"
          onSubmit={(event) => {
            event.preventDefault();
            if (!isPending) importPage(address);
          }}
        >
          <Field label="Game URL" error={error} className="min-w-0 flex-[1_1_260px]">
            <TextInput
              icon={Link2}
              type="url"
              inputMode="url"
              placeholder="https://boardgamegeek.com/boardgame/13/catan"
              autoComplete="off"
              maxLength={MAX_URL_LENGTH}
              value={address}
              onChange={(event) => setAddress(event.target.value)}
            />
          </Field>
          <Button
            type="submit"
            variant="act"
            className="sm:mt-[calc(1.3*var(--text-sm)+6px)]"
            disabled={address === ''}
            pending={isPending}
            pendingLabel="Importing..."
          >
            Import
          </Button>
        </form>
        <div className="mt-4 text-[14px] text-ink-2">
          <h2 className="text-sm leading-body font-strong">Supported sites</h2>
          <ul className="list-disc pl-[1.2em]">
            {SITES.map((site) => (
              <li key={site}>{site}</li>
            ))}
          </ul>
        </div>
      </Tile>
      <ManualEntry form={form} draft={draft} withBuyUrl />
    </div>
  );
}

import { clsx } from 'clsx';
import { useQuery } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { configQuery } from '#client/accounts/api.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { Skeleton } from '#client/ui/states/skeleton.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import type { ImportSummary } from '#shared/transfer/imports-contract.ts';
import { MAX_BGG_USERNAME_LENGTH } from '#shared/transfer/bgg-username.ts';
import { useBggUser } from '../use-bgg-user.ts';
import { rich, t } from '#client/transfer/words/words.ts';

interface BggUserPanelProps {
  /** A previously tried name. */
  username: string;
  onStarted: (summary: ImportSummary) => void;
  className?: string;
}

/** Import by user name; without access to BoardGameGeek it refers to the file. */
export function BggUserPanel({ className, ...form }: BggUserPanelProps) {
  const { data: config, isPending } = useQuery(configQuery);
  return (
    <Tile as="section" pad="lg" aria-labelledby="bgg-user" className={clsx('grid content-start gap-4', className)}>
      <h3 id="bgg-user">{t('Or by your BoardGameGeek user name')}</h3>
      {isPending ? <Skeleton className="h-24" /> : null}
      {!isPending && config?.bggUserImport === false ? <NotSetUp /> : null}
      {!isPending && config?.bggUserImport !== false ? <UserForm {...form} /> : null}
    </Tile>
  );
}

const toBoardGameGeek = (words: ReactNode) => (
  <a className="link" href="https://boardgamegeek.com" rel="noreferrer">
    {words}
  </a>
);

const toSteps = (words: ReactNode) => (
  <a className="link" href="#how-to-export">
    {words}
  </a>
);

function UserForm({ username, onStarted }: Omit<BggUserPanelProps, 'className'>) {
  const [name, setName] = useState(username);
  const { read, isPending, error } = useBggUser(onStarted);
  return (
    <form
      noValidate
      className="grid gap-3 sm:grid-cols-[minmax(0,640px)_auto] sm:items-start sm:justify-start"
      onSubmit={(event) => {
        event.preventDefault();
        read(name);
      }}
    >
      <Field
        label={t('BoardGameGeek user name')}
        hideLabel
        error={error}
        hint={t(
          'The name you sign in with there, or the address of your profile. No password is asked for, so what is private there stays private.',
        )}
      >
        <TextInput
          icon={UserRound}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_BGG_USERNAME_LENGTH}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="act" pending={isPending} pendingLabel={t('Starting...')}>
        {t('Read collection')}
      </Button>
      <p className="text-xs leading-snug text-ink-3 sm:col-span-full">
        {rich('Powered by <a>BoardGameGeek</a>', {
          a: toBoardGameGeek,
        })}
      </p>
    </form>
  );
}

function NotSetUp() {
  return (
    <div className="grid gap-2 text-ink-2">
      <p>
        {t(
          'This server has no key to BoardGameGeek, so it cannot look up a name. The file brings the same: games, wishlist, ratings, plays and remarks.',
        )}
      </p>
      <p>
        {rich(
          'On boardgamegeek.com open your profile, then Collection, press Export and "Download board games", and hand over the file at the top of this page. <a>Step by step</a>',
          {
            a: toSteps,
          },
        )}
      </p>
    </div>
  );
}

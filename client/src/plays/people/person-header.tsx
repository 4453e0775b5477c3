import { Merge, NotebookText, Pencil } from 'lucide-react';
import { useState } from 'react';
import { playsAddress } from '../plays-view.ts';
import { Avatar } from '#client/ui/marks/avatar.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import type { Person } from '#shared/plays/people-contract.ts';
import type { LoggedPlay } from '../rules/play-log.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';

interface PersonHeaderProps {
  person: Person;
  people: readonly Person[];
  log: readonly LoggedPlay[];
}

/** A person's name, with edit actions. */
export function PersonHeader({ person, people, log }: PersonHeaderProps) {
  const [open, setOpen] = useState<'rename' | 'merge' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <PageHeader
        title={
          <span className="flex items-center gap-3.5 wrap-anywhere">
            <Avatar name={person.name} size="lg" />
            <bdi>{person.name}</bdi>
          </span>
        }
        actions={
          <>
            <Button icon={NotebookText} href={playsAddress({ person: `p${person.id}` })}>
              All Plays
            </Button>
            <Button icon={Pencil} onClick={() => setOpen('rename')}>
              Rename
            </Button>
            <Button icon={Merge} disabled={people.length < 2} onClick={() => setOpen('merge')}>
              Merge
            </Button>
          </>
        }
      />
      {open === 'rename' ? <RenameDialog person={person} people={people} onClose={close} /> : null}
      {open === 'merge' ? <MergeDialog person={person} people={people} log={log} onClose={close} /> : null}
    </>
  );
}

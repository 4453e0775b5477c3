import { LibraryBig } from 'lucide-react';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';

/** An invitation for visitors to start their own collection. */
export function MakeYourOwn() {
  return (
    <Banner
      icon={LibraryBig}
      title="Which games are on your shelf?"
      className="mt-8"
      action={
        <Button variant="primary" href="/create-account">
          Make Your Own
        </Button>
      }
    >
      Bring your collection from BoardGameGeek or BG Stats, and let Rollcall settle what to play. It is free.
    </Banner>
  );
}

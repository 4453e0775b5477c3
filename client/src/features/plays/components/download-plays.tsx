import { FileDown } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { downloadPlays } from '#shared/contracts/play-export.ts';

/** A link to all plays as a file for spreadsheets. */
export function DownloadPlays() {
  return (
    <Button icon={FileDown} href={downloadPlays.path} download>
      Download as CSV
    </Button>
  );
}

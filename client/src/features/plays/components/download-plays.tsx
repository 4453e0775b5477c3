import { FileDown } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { downloadPlays } from '#shared/contracts/play-export.ts';

/** A download link for all plays as a spreadsheet file. */
export function DownloadPlays() {
  return (
    <Button icon={FileDown} href={downloadPlays.path} download>
      Download as CSV
    </Button>
  );
}

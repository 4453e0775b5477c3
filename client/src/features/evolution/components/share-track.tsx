import { Pawn } from '#client/brand/pawn.tsx';
import { milestones, trackPlace } from '../track-place.ts';
import './share-track.css';

/** The track from the first play to Legendary, with a pawn. */
export function ShareTrack({ plays }: { plays: number }) {
  const place = `${trackPlace(plays)}%`;
  return (
    <div className="share-track">
      <div className="absolute inset-x-0 top-0 bottom-auto h-3.5 rounded-chip bg-[#d3dfdc]">
        <div className="h-3.5 rounded-chip bg-(color:--tone)" style={{ width: place }} />
      </div>
      {milestones.map((milestone) => (
        <div
          key={milestone.tier}
          className="absolute -top-1 -ml-13.75 flex w-27.5 flex-col items-center"
          style={{ left: `${milestone.place}%` }}
        >
          <div
            className="share-cube mb-2.5 size-5.5 rounded-sm border-3 border-[#9fb3b1] data-tier:border-[#10292d]"
            data-tier={plays >= milestone.plays ? milestone.tier : undefined}
          />
          <b className="font-display text-[19px] leading-5.5 font-extrabold">{milestone.plays}</b>
          <span className="text-[14px] leading-4.5 font-semibold text-[#3b5559]">{milestone.name}</span>
        </div>
      ))}
      <div className="share-pawn absolute -top-10.5 -ml-4.25 h-11 w-8.5" style={{ left: place }}>
        <Pawn />
      </div>
    </div>
  );
}

import { Pawn } from '#client/brand/pawn.tsx';
import { milestones, trackPlace } from '../track-place.ts';
import './share-track.css';

/** The whole way from the first play to Legendary, with a pawn on it. */
export function ShareTrack({ plays }: { plays: number }) {
  const place = `${trackPlace(plays)}%`;
  return (
    <div className="share-track">
      <div className="share-way">
        <div className="share-walked" style={{ width: place }} />
      </div>
      {milestones.map((milestone) => (
        <div key={milestone.tier} className="share-milestone" style={{ left: `${milestone.place}%` }}>
          <div className="share-cube" data-tier={plays >= milestone.plays ? milestone.tier : undefined} />
          <b>{milestone.plays}</b>
          <span>{milestone.name}</span>
        </div>
      ))}
      <div className="share-pawn" style={{ left: place }}>
        <Pawn />
      </div>
    </div>
  );
}

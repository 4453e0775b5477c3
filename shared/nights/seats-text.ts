/** '2 of 6 seats left', or that none is. @param left at most `total`; less than 1 if none is */
export const seatsText = (left: number, total: number): string =>
  left > 0 ? `${left} of ${total} ${total === 1 ? 'seat' : 'seats'} left` : 'Every seat is taken';

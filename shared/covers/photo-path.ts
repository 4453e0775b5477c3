/** Path of photos of boxes; what follows is the game, the photo's key and a size. */
export const PHOTOS = '/pictures/photos';

export type PhotoSize = 'card' | 'list';

/** The address of a game's photo for a card. It changes with the photo and cannot be guessed. */
export const photoPath = (gameId: number, key: string): string => `${PHOTOS}/${gameId}/${key}/card`;

/** Whether the picture of a game is a photo of its owner's, and not one of another site. */
export const isPhotoPath = (imageUrl: string | null | undefined): imageUrl is string =>
  imageUrl?.startsWith(`${PHOTOS}/`) ?? false;

/** A photo's address in another size; other addresses are unchanged. */
export const photoInSize = (imageUrl: string, size: PhotoSize): string =>
  isPhotoPath(imageUrl) ? `${imageUrl.slice(0, imageUrl.lastIndexOf('/') + 1)}${size}` : imageUrl;

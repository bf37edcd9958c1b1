import { useTranslations } from 'next-intl';
import { muralImageAddress } from './mural-image-address';

type Props = { id: string; title: string; imageText: string };

/** A post's picture, whoever reads it. */
export function PostPicture({ id, title, imageText }: Props) {
  const t = useTranslations('mural');
  return (
    <img
      src={muralImageAddress(id)}
      alt={imageText || t('pictureOf', { title })}
      width={640}
      height={480}
      loading="lazy"
      className="mt-3 max-h-120 w-full rounded-md bg-sunken object-contain"
    />
  );
}

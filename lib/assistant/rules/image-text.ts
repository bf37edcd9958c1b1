import { purposes } from '@/lib/files/rules';

/** Of the text, whose four characters are three bytes. */
const base64Length = Math.ceil(purposes['chat-image'].bytesMax / 3) * 4;
export const base64LengthMax = base64Length + 'data:image/jpeg;base64,'.length;

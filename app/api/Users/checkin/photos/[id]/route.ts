import { serve } from '@/lib/access/serve';
import { deviceIn } from '@/lib/access/shared-device-cookie';
import { facePhotoOp } from '@/lib/shared-devices/contract';
import { facePhoto } from '@/lib/shared-devices/queries/face-photo';
import { FaceOf } from '@/lib/shared-devices/schemas';

export const GET = serve(facePhotoOp, facePhoto, {
  input: FaceOf,
  fromHeaders: (headers) => ({ device: deviceIn(headers) }),
});

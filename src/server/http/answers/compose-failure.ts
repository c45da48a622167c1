import type { Failure } from '#contract/schemas/failure.ts';
import type { Refusal } from '../../services/shared/refusal.ts';

/** A refusal in the specification's envelope; one of an upload names its file. */
export function composeFailure({ message, details }: Refusal, isUpload: boolean): Failure {
  const { fields, errors, problems, conflict, contactEmail, filename, fileSize } = details;
  const file = { ...(filename === undefined ? {} : { filename }), ...(fileSize === undefined ? {} : { fileSize }) };
  return {
    success: false,
    error: isUpload ? { message, ...file } : message,
    ...(fields === undefined ? {} : { formDataValidationErrorList: fields }),
    ...(errors === undefined ? {} : { errors }),
    ...(problems === undefined ? {} : { problems }),
    ...(conflict === undefined ? {} : { conflict }),
    ...(contactEmail === undefined ? {} : { metadata: { CONTACT_EMAIL: contactEmail } }),
  };
}

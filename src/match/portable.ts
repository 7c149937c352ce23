import { FORMAT } from './migrations';
import { encode, type SaveDocument } from './save';
import { seal } from './storage/envelope';

/** Games as one text for a file, a message or a picture: sealed one by one, each in its own lines. */
export const portable = (documents: readonly SaveDocument[]): string =>
  documents.map((document) => seal({ format: FORMAT, generation: 0, body: encode(document) })).join('\n');

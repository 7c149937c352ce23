import '../match/storage.test';
import '../match/write-queue.test';
import '../match/keeper.test';
import '../match/window-writer.test';
import '../match/record.test';
import '../match/save.test';
import '../match/saves.test';
import '../match/library.test';
import '../match/golden-saves.test';
import '../match/store-saving.test';
import '../match/two-media.test';
import { dieOften } from './saves/deaths';
import { comesBackFromSilence } from './saves/silence';

/** The tests of saving as one script, for mutation testing, quick ones first; the long random ones in short. */
test('a medium comes back from silence', comesBackFromSilence);
test('some deaths', () => dieOften(100, 'mutation'));

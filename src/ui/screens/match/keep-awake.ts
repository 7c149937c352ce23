/** The screen stays on while a game lies on the table: people think longer than a device waits. */
export { useKeepAwake } from 'expo-keep-awake';

export const colours = {
  parchment: '#F1E4C8',
  paper: '#F8F0DC',
  ink: '#2B2118',
  fadedInk: '#5A4A38',
  rule: '#8C7553',
} as const;

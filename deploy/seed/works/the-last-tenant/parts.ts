export const NIGHT = { dark: '#0c1712', light: '#ffd67a', ledge: '#2c4036' };

export const PAPER = { sheet: '#f0dcae', fold: '#d3b57c', ink: '#5a3a2a', water: '#3f8a9a' };
